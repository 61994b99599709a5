// Runs before the first paint: a stored choice of light or dark must not flash the other one.
try {
  const choice = localStorage.getItem('sheaf.theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch {
  // Storage is switched off: the page follows the system.
}
