import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '@sheaf/einvoice/opened-file'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sheaf } from './sheaf.ts'

const invoice = {
  type: 'invoice',
  invoiceNumber: 'INV-7',
  issueDate: '2026-03-01',
  dueDate: '2026-03-31',
  companyName: 'Atelier Blau',
  clientName: 'Café Noir',
  tax1Label: 'VAT',
  tax1Rate: 20,
  currency: 'GBP',
  jurisdiction: 'GB',
  lineItems: [{ description: 'Logo', quantity: 2, rate: '50.00' }],
}

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-cli-'))
  await writeFile(join(folder, 'invoice.json'), JSON.stringify(invoice))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const code = await sheaf(args, {
    folder,
    now: () => new Date('2026-03-01T12:00:00Z'),
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('sheaf FILE', () => {
  it('makes a PDF that opens again as the same document on its theme', async () => {
    const made = await run('invoice.json', '--theme', 'blue-wave', '-o', 'out/invoice.pdf')
    expect(made).toMatchObject({ code: 0, complained: '' })
    const { carried } = await openFile(await readFile(join(folder, 'out/invoice.pdf')))
    expect(carried).toMatchObject({ themeId: 'blue-wave', document: { number: 'INV-7' } })
    expect(await run('out/invoice.pdf', '-o', 'again.pdf')).toMatchObject({ code: 0 })
    const again = await openFile(await readFile(join(folder, 'again.pdf')))
    expect(again.carried).toEqual(carried)
    expect(await run('again.pdf')).toMatchObject({
      code: 2,
      complained: 'again.pdf: name another file with -o, so that this one is kept.',
    })
  })

  it('says what is wrong with a file, under the names that it uses', async () => {
    await writeFile(join(folder, 'bad.json'), JSON.stringify({ ...invoice, tax1Rate: 'much' }))
    await writeFile(join(folder, 'broken.json'), '{ "type": ')
    expect(await run('bad.json')).toEqual({
      code: 2,
      said: '',
      complained: 'bad.json: tax1Rate: Must be a number such as 12 or 12.50',
    })
    expect((await run('broken.json')).complained).toBe(
      'broken.json: it begins like JSON and is none.',
    )
    expect((await run('none.json')).complained).toBe(
      'none.json: there is no such file, or it may not be read.',
    )
    expect((await run('invoice.json', '--theme', 'none')).complained).toMatch(
      /^There is no theme 'none'. Themes: .*blue-wave/,
    )
  })
})

describe('sheaf check', () => {
  it('judges files one by one, and ends with 1 when one is not valid', async () => {
    const { code, said } = await run('check', 'invoice.json')
    expect(code).toBe(1)
    expect(said).toMatch(
      /^invoice.json: not valid \(as EN 16931, once it is written\)\n {2}error {3}BR-/,
    )
    await writeFile(join(folder, 'page.html'), '<html/>')
    expect((await run('check', 'page.html')).code).toBe(2)
  })
})

describe('sheaf export', () => {
  it('writes a folder of files for a program', async () => {
    const { code, said, complained } = await run('export', '*.json', '--to', 'xero', '-o', 'books')
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    expect(said).toBe('books/xero-sales-invoices.csv: 1 kB\n1 of 1 documents written')
    const csv = await readFile(join(folder, 'books/xero-sales-invoices.csv'), 'utf8')
    expect(csv).toContain('01/03/2026,31/03/2026,120.00,,Logo,2,50,,200,20% (VAT on Income),20.00')
  })

  it('names what was left out, how to put it right, and ends with 1', async () => {
    await writeFile(
      join(folder, 'odd.json'),
      JSON.stringify({ ...invoice, invoiceNumber: 'INV-8', tax1Rate: 8 }),
    )
    await writeFile(join(folder, 'junk.pdf'), '%PDF-1.7 nothing')
    const first = await run('export', 'invoice.json', 'odd.json', 'junk.pdf', '--to', 'xero')
    expect(first.code).toBe(1)
    expect(first.said).toContain('1 of 3 documents written')
    expect(first.complained).toContain(
      'left out  odd.json: Say what the program calls VAT 8%. [--set tax.8=…]',
    )
    expect(first.complained).toContain('junk.pdf: ')
    await writeFile(join(folder, 'mapping.json'), JSON.stringify({ 'tax.8': 'Reduced' }))
    const mapped = await run(
      ...['export', 'odd.json', '--to', 'xero', '--mapping', 'mapping.json'],
      ...['--set', 'account.sales=4000', '-o', 'mapped'],
    )
    expect(mapped).toMatchObject({ code: 0, complained: '' })
    const csv = await readFile(join(folder, 'mapped/xero-sales-invoices.csv'), 'utf8')
    expect(csv).toContain(',4000,Reduced,8.00,')
  })

  it('says which programs there are, and which choices', async () => {
    expect(await run('export', 'invoice.json', '--to', 'sage')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('quickbooks-online'),
    })
    const { complained } = await run('export', 'invoice.json', '--to', 'xero', '--set', 'sales=1')
    expect(complained).toMatch(/^There is nothing called 'sales' here. There are: account.sales,/)
    expect(await readdir(folder)).toContain('xero-sales-invoices.csv')
  })
})

describe('sheaf --help', () => {
  it('tells of every command and program, and what is unknown leads to it', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('datev') })
    expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining('sheaf check') })
    expect(await run('--nonsense')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('See sheaf --help.'),
    })
  })
})
