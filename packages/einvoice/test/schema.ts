import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { schemaModules } from './ubl/schema-modules.ts'
import { documents, type UblDocument } from './ubl/structure.ts'

const entry = createRequire(import.meta.url).resolve('@stackforge-eu/factur-x')
const facturX = join(dirname(entry), '../schema/en16931/FACTUR-X_EN16931.xsd')

const validators = new Map<string, XsdValidator>()

/** What its schema has against a file: that of Factur-X, profile EN 16931, for CII, and that of UBL 2.1 for UBL. */
export function schemaFaults(file: string): string[] {
  using document = XmlDocument.fromString(file)
  const validator = validatorFor(document.root.name)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message)
  }
}

function validatorFor(root: string): XsdValidator {
  const known = validators.get(root)
  if (known) return known
  const made = isUbl(root) ? ublValidator(root) : facturXValidator()
  validators.set(root, made)
  return made
}

function isUbl(root: string): root is UblDocument {
  return root in documents
}

function facturXValidator(): XsdValidator {
  xmlRegisterFsInputProviders()
  const url = { url: facturX }
  return XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(facturX, 'utf8'), url))
}

function ublValidator(document: UblDocument): XsdValidator {
  const folder = `ubl://${document}/`
  const modules = Object.entries(schemaModules(document))
  const encoder = new TextEncoder()
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(
      Object.fromEntries(modules.map(([name, text]) => [folder + name, encoder.encode(text)])),
    ),
  )
  const [[name, text] = ['', '']] = modules
  return XsdValidator.fromDoc(XmlDocument.fromString(text, { url: folder + name }))
}
