/** An address of the specification whose page is not there yet: said plainly, with the status that says so. */
export function loader() {
  throw new Response(null, { status: 501 });
}

export const action = loader;

export default function BeingBuilt() {
  return null;
}
