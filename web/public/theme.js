// Before anything is drawn: the theme that was chosen here, so that no page flashes white at night.
try {
    const theme = JSON.parse(localStorage.getItem("longhall.settings") ?? "{}").theme ?? "auto";
    const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
} catch {
    document.documentElement.dataset.theme = "light";
}
