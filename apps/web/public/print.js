// The printed week: a button that prints it. Without scripts the browser's own command does.
{
  const button = document.getElementById('print');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}
