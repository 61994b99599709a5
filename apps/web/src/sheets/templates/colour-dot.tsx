/** The main colour of a template. Its theme stands beside it in words. */
export function ColourDot({ colour }: { readonly colour: string | undefined }) {
  return (
    <span
      data-colour={colour}
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className="size-2.5 shrink-0 rounded-full ring-1 ring-edge"
    />
  )
}
