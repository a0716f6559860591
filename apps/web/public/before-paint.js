// Sets the chosen theme before the first paint; a module would come too late, and the policy allows no inline script.
try {
  const theme = localStorage.getItem('marquee.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused: the system's theme it is.
}
