import { createHash } from 'node:crypto'
import { mostAccessTokens } from '@sheaf/contract/access-tokens'
import { productName } from '@sheaf/contract/product'
import { type Html, html, trustedHtml } from './html.ts'

type Place = { readonly publicUrl: string; readonly docsPath: string }

const style = `
:root { color-scheme: light dark; --paper: #faf9f6; --code: #fff; --ink: #1c1b1f; --quiet: #5f5b66; --line: #e5e1d8; --link: #1f5f5b }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16161a; --code: #1f1f24; --ink: #f1efea; --quiet: #a8a4ae; --line: #34333a; --link: #7cc4be }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 Inter, system-ui, 'Segoe UI', sans-serif }
main { max-width: 760px; margin: 0 auto; padding: 40px 16px 64px }
a { color: var(--link); text-underline-offset: 4px }
a:focus-visible, pre:focus-visible { outline: 3px solid #d9432a; outline-offset: 2px }
h1 { margin: 16px 0 4px; font: 34px/1.2 Newsreader, Georgia, serif }
h2 { margin: 40px 0 8px; font: 24px/1.3 Newsreader, Georgia, serif }
p { margin: 0 0 12px; max-width: 68ch; overflow-wrap: anywhere }
.quiet { color: var(--quiet) }
pre { margin: 12px 0; padding: 16px 20px; overflow-x: auto; background: var(--code); border: 1px solid var(--line);
  border-radius: 10px; font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; tab-size: 2 }
code { font: 0.9em ui-monospace, SFMono-Regular, Menlo, monospace }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; margin: 12px 0 }
dt { font-variant-numeric: tabular-nums; font-weight: 600 }
dd { margin: 0 }
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const guidePolicy = {
  defaultSrc: ["'none'"],
  styleSrc: [`'sha256-${styleHash}'`],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

/** How a program gets its first PDF. The code on it is run by a test, block by block. */
export function guidePage({ publicUrl, docsPath }: Place): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>In five minutes · ${productName} API</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<main>
<p><a href="${docsPath}">${productName} API</a></p>
<h1>In five minutes</h1>
<p class="quiet">From nothing to a finished PDF, with curl or TypeScript. No library needed.</p>

<h2>1. Get an access token</h2>
<p>Open <a href="${publicUrl}/account">your account</a>, go to Access tokens and create one with the rights Documents,
Previews and E-invoices. It's shown once, so copy it right away and keep it where your program reads its secrets:</p>
<pre tabindex="0"><code>export SHEAF_TOKEN=sheaf_…</code></pre>

<h2>2. Make a PDF</h2>
${block('sh', pdfByCurl(publicUrl))}
<p>Totals are computed for you. <a href="${publicUrl}/api/themes">/api/themes</a> lists every <code>templateId</code>. A PDF counts
toward your plan as it does on screen; sending the same document again within 30 days is free.</p>

<h2>3. The same document as an e-invoice</h2>
${block('sh', eInvoiceByCurl(publicUrl))}
<p>Besides <code>ubl</code> there are <code>cii</code>, <code>xrechnung</code>, <code>peppol</code> and, for purchase orders, <code>order</code>.
Many rules apply to e-invoices. If your document breaks one, you get a 422 that names each rule and its field.</p>

<h2>4. In TypeScript</h2>
<p>Save it as <code>invoice.ts</code> and run it with <code>node invoice.ts</code> (Node.js 22.18 or later).</p>
${block('ts', pdfByTypeScript(publicUrl))}

<h2>When it doesn't work</h2>
<p>Every refusal is JSON with a <code>code</code> for your program, a <code>message</code> for people and, where a field is wrong, <code>fields</code>.</p>
<dl>
<dt>400</dt><dd>A field is wrong. <code>fields</code> says which and why.</dd>
<dt>401</dt><dd>The token is wrong, has expired or was revoked.</dd>
<dt>403</dt><dd>The token doesn't have this right, the call doesn't take tokens, or your plan is used up.</dd>
<dt>422</dt><dd>The document breaks rules of the e-invoice. <code>findings</code> lists them.</dd>
<dt>429</dt><dd>Too many requests. Wait as many seconds as <code>Retry-After</code> says.</dd>
<dt>503, 507</dt><dd>Something we need is away, or our disk is full. Nothing was counted: try again after <code>Retry-After</code>.</dd>
</dl>
<p>You can have up to ${mostAccessTokens} tokens. Revoke one in your account and it stops working right away; so do all of them when you reset a
forgotten password. Tokens never reach your account, your templates or your payments.</p>
<p>All calls and fields: <a href="${docsPath}">the reference</a>, also as <a href="${docsPath}/json">OpenAPI</a>.</p>
</main>
</body>
</html>
`
}

function block(language: 'sh' | 'ts', code: string): Html {
  return html`<pre tabindex="0" data-language="${language}"><code>${code}</code></pre>`
}

function pdfByCurl(url: string): string {
  return `cat > invoice.json <<'END'
{
  "type": "invoice",
  "templateId": "blue-wave",
  "documentNumber": "INV-1",
  "issueDate": "2026-03-03",
  "dueDate": "2026-04-02",
  "jurisdiction": "DE",
  "currency": "EUR",
  "companyName": "Atelier Blau",
  "companyContact": "Ada Blau",
  "companyEmail": "ada@blau.example",
  "companyPhone": "+49 30 1234567",
  "companyAddress": "Hauptstr. 1\\n10115 Berlin\\nGermany",
  "companyTaxId": "DE123456788",
  "clientName": "Elena Castellan",
  "clientAddress": "Rathausplatz 1\\n50667 Cologne\\nGermany",
  "iban": "DE02120300000000202051",
  "tax1Label": "VAT",
  "tax1Rate": "19",
  "lineItems": [
    { "description": "Oak desk", "quantity": "2", "rate": "640" }
  ]
}
END

curl --fail-with-body --silent --show-error "${url}/api/generate-pdf" \\
  --header "Authorization: Bearer $SHEAF_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data @invoice.json \\
  --output invoice.pdf`
}

function eInvoiceByCurl(url: string): string {
  return `curl --fail-with-body --silent --show-error "${url}/api/e-invoice/ubl" \\
  --header "Authorization: Bearer $SHEAF_TOKEN" \\
  --header "Content-Type: application/json" \\
  --data @invoice.json \\
  --output invoice.xml`
}

function pdfByTypeScript(url: string): string {
  return `import { writeFile } from 'node:fs/promises'

type Invoice = {
  type: 'invoice'
  documentNumber: string
  companyName: string
  clientName: string
  currency: string
  lineItems: { description: string; quantity: string; rate: string }[]
}

const invoice: Invoice = {
  type: 'invoice',
  documentNumber: 'INV-2',
  companyName: 'Atelier Blau',
  clientName: 'Elena Castellan',
  currency: 'EUR',
  lineItems: [{ description: 'Oak desk', quantity: '2', rate: '640' }],
}

const answer = await fetch('${url}/api/generate-pdf', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.SHEAF_TOKEN}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ ...invoice, templateId: 'blue-wave' }),
})
if (!answer.ok) throw new Error((await answer.json()).message)
await writeFile('from-typescript.pdf', Buffer.from(await answer.arrayBuffer()))`
}
