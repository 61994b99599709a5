import { withBase } from '#api/base-path.ts'
import { basePath } from '#api/client.ts'
import { asTexts, pdfCall } from '#studio/pdf-address.ts'
import type { Matter } from '#studio/use-generate.ts'

/** Opens the PDF in a new tab: by its address, or as a form that is sent there when it is too long for one. */
export function openPdfTab(path: string, matter: Matter): void {
  const call = pdfCall(path, matter)
  const address = withBase(basePath, call.path)
  if (call.body) submitForm(address, call.body)
  else followLink(address)
}

function followLink(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}

function submitForm(address: string, fields: Readonly<Record<string, unknown>>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  form.target = '_blank'
  form.rel = 'noopener'
  form.hidden = true
  for (const [name, value] of asTexts(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
