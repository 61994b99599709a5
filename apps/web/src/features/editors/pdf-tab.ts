import { basePath } from '#api/client.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { asTexts, pdfCall } from '#studio/pdf-call.ts'
import { withBase } from '#ui/page/base-path.ts'

/** Opens the PDF in a new tab, as the answer to a form that is sent there. */
export function openPdfTab(path: string, styled: StyledDocument): void {
  const call = pdfCall(path, styled)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = withBase(basePath, call.path)
  form.target = '_blank'
  form.rel = 'noopener'
  form.hidden = true
  for (const [name, value] of asTexts(call.body)) {
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
