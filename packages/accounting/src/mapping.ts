/** How documents become entries of another program: what a user chose, by the id of the field. It is plain text, to be kept as it is. */
export type Mapping = Readonly<Record<string, string>>

export type MappingGroup = 'accounts' | 'taxes' | 'tracking' | 'writing' | 'program'

/** One thing that a user tells about the program that the files are for. */
export type MappingField = {
  /** 'account.sales', 'tax.20', 'dateOrder'. */
  readonly id: string
  readonly group: MappingGroup
  readonly label: string
  readonly hint?: string
  /** The only values there are; without them, any text. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** The program refuses documents while it is empty. */
  readonly isNeeded: boolean
  readonly maxLength?: number
}
