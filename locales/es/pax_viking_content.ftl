# Pax Viking: qué puede estar mal en una carpeta de contenido. Las palabras de los archivos (ids, claves, efectos) no se traducen.

error-content-ally-longships = Solo un aliado poderoso tiene drakkares aliados; escríbelos como una tabla con colour, n y start.
error-content-amount = { $what } tiene que tener de { $fewest } a { $most } entradas, no { $found }.
error-content-argument = { $verb } no conoce { $given }; admite: { $known }.
error-content-argument-missing = El efecto { $verb } necesita { $key }.
error-content-beside = Un evento tiene la entrada beside justo cuando uno de sus efectos es beside.
error-content-beside-solo = Un evento que se queda junto al tablero de jarl se ignora en solitario; escribe solo = false.
error-content-border = Una frontera tiene que unir dos regiones distintas; esta nombra: { $given }.
error-content-discount = Un descuento necesita by o to, no ambos.
error-content-empty-post = Un puesto vacío no tiene { $given }.
error-content-event-follower = Los eventos no tienen seguidor.
error-content-followers = { $expected ->
        [one] Este puesto admite 1 seguidor.
       *[other] Un centro de comercio clave admite { $expected } seguidores del mismo tipo.
    }
error-content-id = { $given } no puede ser un identificador; usa minúsculas, cifras y guiones bajos, empezando por una letra.
error-content-level = El nivel { $level } necesita al menos { $fewest } cartas de victoria; hay { $found }.
error-content-many-allies = Puede haber como mucho { $colours } colores y { $longships } drakkares aliados en total.
error-content-mix = La mezcla de tipos tiene que sumar las { $tiles } losetas por jugador, no { $found }.
error-content-moment = El efecto { $verb } solo va en una habilidad permanente, no dentro de otro efecto, en uno de estos momentos: { $known }.
error-content-no-moment = Solo una habilidad permanente tiene momento (when); esta es { $given }.
error-content-no-posts = La región { $given } no tiene ningún puesto.
error-content-no-room = En { $given } no cabe ninguna empresa, porque todos sus puestos están impresos.
error-content-nowhere = { $given } necesita un puesto; un dios, un valedor o un jarl no lo tiene.
error-content-open-border = { $given } no puede tener una frontera abierta, porque ningún drakkar entra en ella.
error-content-place = { $given } no se entiende; escribe por ejemplo within:2, zone:east u own_posts:biarmia.
error-content-port = Un puesto de una región portuaria necesita un puerto y uno de una región fluvial no lo tiene; este está en { $given }.
error-content-price = pay necesita n (silfr) o tiles (losetas), no ambos.
error-content-river = La región fluvial { $given } necesita al menos una frontera abierta.
error-content-start-ventures = Las empresas fuera del mazo inicial tienen que ser de al menos { $expected } regiones, no de { $found }.
error-content-starter = El mazo inicial para { $players } jugadores necesita { $expected } losetas del tipo { $kind }; las marcas dan { $found }.
error-content-still = El efecto { $verb } necesita un momento en el que ocurra; sin él solo pueden ir: { $known }.
error-content-track = Los costes del registro de saga no pueden bajar.
error-content-trigger = El efecto { $verb } solo va con estas habilidades: { $known }.
error-content-unconnected = Ningún camino une estos lugares: { $given }.
error-content-waters = Puede haber como mucho { $most } mares y regiones fluviales.
error-content-zone = Una región de tierra necesita una zona; un mar no la tiene.
