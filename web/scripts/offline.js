// The service worker: the whole client is kept in the browser, so that it opens without a network, to the rules and lessons.
// Built by Vite's `offline` plugin, which puts in the list of files and a version that changes with them.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const KEEP = `longhall-${VERSION}`;
/** What lessons are made of: kept from one visit to the next, asked anew when there is a network. */
const LESSONS = "longhall-lessons";
const LEARNT = /^\/api\/games\/[\w-]+\/(content|lessons(\/[\w-]+)?)$/;
const SERVER = /^\/(api|ws|stream|healthz|readyz|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(KEEP)
            .then((kept) =>
                kept.addAll(FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }))),
            )
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(
                    names
                        .filter((name) => name.startsWith("longhall-") && name !== KEEP && name !== LESSONS)
                        .map((name) => caches.delete(name)),
                ),
            )
            .then(() => self.clients.claim())
            .then(() => learn().catch(() => undefined)),
    );
});

/** Fetch, keep a copy; without a network, the copy. */
async function fresh(request) {
    const kept = await caches.open(LESSONS);
    try {
        const answer = await fetch(request);
        if (answer.ok) await kept.put(request.url, answer.clone());
        return answer;
    } catch (error) {
        const copy = await kept.match(request.url);
        if (copy) return copy;
        throw error;
    }
}

/** All lessons of all games, once, so that they are there before the network is gone. */
async function learn() {
    const get = async (path) => (await fresh(new Request(path))).json();
    const { games } = await (await fetch("/api/games")).json();
    for (const { name } of games) {
        await get(`/api/games/${name}/content`);
        for (const { id } of (await get(`/api/games/${name}/lessons`)).lessons) await get(`/api/games/${name}/lessons/${id}`);
    }
}

/** A page; the kept one if the server is away, or if something before it says so in its place. */
async function page(request) {
    const answer = await fetch(request).catch(() => null);
    return (!answer || answer.status >= 502 ? await caches.match("/") : null) ?? answer ?? Response.error();
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin) return;
    if (LEARNT.test(url.pathname)) return event.respondWith(fresh(request));
    if (SERVER.test(url.pathname)) return;
    // Pages come fresh if they can; files carry their hash in the name and never change.
    if (request.mode === "navigate") event.respondWith(page(request));
    else event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener("push", (event) => {
    let told;
    try {
        told = event.data?.json() ?? {};
    } catch {
        told = { text: event.data?.text() };
    }
    const { title = "Longhall", text = "", question = "", link = "/mine" } = told;
    const body = [text, question].filter(Boolean).join("\n");
    // The server may not know by which name people reach it; this page does.
    const url = new URL(link, location.origin).pathname;
    event.waitUntil(
        self.clients.matchAll({ type: "window" }).then((open) => {
            if (open.some((client) => client.visibilityState === "visible" && new URL(client.url).pathname === url)) return;
            return self.registration.showNotification(title, {
                body,
                tag: url,
                icon: "/icon-192.png",
                badge: "/icon-192.png",
                data: { url },
            });
        }),
    );
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const url = new URL(event.notification.data?.url ?? "/mine", location.origin);
    if (url.origin !== location.origin) return;
    event.waitUntil(
        self.clients.matchAll({ type: "window" }).then((open) => {
            const there = open.find((client) => new URL(client.url).pathname === url.pathname);
            return there ? there.focus() : self.clients.openWindow(url.href);
        }),
    );
});
