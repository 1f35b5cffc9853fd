/** Selects dialogs that keep the rest of the page away; before `:modal` (Chrome 105, Firefox 103) any that is open. */
export const MODAL = CSS.supports("selector(:modal)") ? "dialog:modal" : "dialog[open]";
