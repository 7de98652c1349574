// The service worker: the whole client is kept in the browser, so that it opens without a network, to the rules and lessons.
// Built by Vite's `offline` plugin, which puts in the list of files and a version that changes with them.
const VERSION = "__VERSION__";
const FILES = __FILES__;
const KEEP = `longhall-${VERSION}`;
const SERVER = /^\/(api|ws|stream|healthz|readyz|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEEP)
      .then((kept) => kept.addAll(FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("longhall-") && name !== KEEP).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || SERVER.test(url.pathname)) return;
  // Pages come fresh if they can; files carry their hash in the name and never change.
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    told = { body: event.data?.text() };
  }
  const { title = "Longhall", body = "", url = "/mine", tag } = told;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      if (open.some((client) => client.visibilityState === "visible" && new URL(client.url).pathname === url)) return;
      return self.registration.showNotification(title, { body, tag: tag ?? url, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } });
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
