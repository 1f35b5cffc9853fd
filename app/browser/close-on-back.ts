/** Back closes the dialog instead of leaving the page; closed another way, its entry goes too. */
export function closeOnBack(dialog: HTMLDialogElement): void {
  history.pushState({ ...history.state, rzDialog: true }, "");
  const onBack = () => dialog.close();
  addEventListener("popstate", onBack);
  const onClose = () => {
    removeEventListener("popstate", onBack);
    if (history.state?.rzDialog) history.back();
  };
  // Opened again it has an entry of its own.
  dialog.addEventListener("close", onClose, { once: true });
}
