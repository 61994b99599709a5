import { formatIds, formatOf } from '@sheaf/accounting/formats'

const programs = formatIds.map((id) => {
  const { name, beta } = formatOf(id)
  return `  ${id.padEnd(20)} ${name}${beta ? ' (beta)' : ''}`
})

export const help = `sheaf FILE [--theme ID] [-o FILE.pdf]
    Makes the PDF of a document: JSON with the names of the API, an e-invoice, or a PDF made by Sheaf.

sheaf check FILE…
    Says whether e-invoices (XML, or PDFs that carry one) keep their rules.

sheaf export FILE… --to PROGRAM [-o FOLDER]
    Writes documents as files that an accounting program imports.
    --country GB           whose usual accounts and tax names to start with; by default that of the first document
    --mapping FILE.json    accounts, tax names and the like, by the ids that findings name
    --set ID=VALUE         one of them; may come several times

Programs:
${programs.join('\n')}

Nothing is sent anywhere. Exit codes: 0 done, 1 something is not in order, 2 it could not run.`
