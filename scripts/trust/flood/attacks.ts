import { addressAttacks } from '../../../tests/support/attacks/addresses.ts'
import type { Attack } from '../../../tests/support/attacks/attack.ts'
import { documentAttacks } from '../../../tests/support/attacks/documents.ts'
import { fileAttacks } from '../../../tests/support/attacks/files.ts'
import { pictureAttacks } from '../../../tests/support/attacks/pictures.ts'
import { storageAttacks } from '../../../tests/support/attacks/storage.ts'
import { textAttacks } from '../../../tests/support/attacks/texts.ts'

/** All that strangers have tried, by name; see docs/security.md. */
export const attacks: Readonly<Record<string, Attack>> = {
  ...addressAttacks,
  ...pictureAttacks,
  ...fileAttacks,
  ...documentAttacks,
  ...textAttacks,
  ...storageAttacks,
}
