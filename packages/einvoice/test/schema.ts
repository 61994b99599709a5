import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const entry = createRequire(import.meta.url).resolve('@stackforge-eu/factur-x')
const path = join(dirname(entry), '../schema/en16931/FACTUR-X_EN16931.xsd')

let validator: XsdValidator | undefined

/** What the schema of Factur-X, profile EN 16931, has against a file of CII. */
export function schemaFaults(file: string): string[] {
  validator ??= loadSchema()
  using document = XmlDocument.fromString(file)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message)
  }
}

function loadSchema(): XsdValidator {
  xmlRegisterFsInputProviders()
  return XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(path, 'utf8'), { url: path }))
}
