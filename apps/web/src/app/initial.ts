type Named = { readonly firstName: string; readonly email: string }

/** The letter that stands for a person: the first one that a reader would call a letter. */
export function initialOf({ firstName, email }: Named): string {
  const [first] = new Intl.Segmenter().segment(firstName.trim() || email)
  return (first?.segment ?? '').toLocaleUpperCase()
}
