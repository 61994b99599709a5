import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RateFeed = {
  readonly url: string
  /** What it says; undefined: it never answers. */
  body: string | Buffer | undefined
  status: number
  /** How often it was asked. */
  asked: number
  stop(): Promise<void>
}

/** A central bank of our own, on this machine. */
export async function startRateFeed(body = feedText()): Promise<RateFeed> {
  const server = createServer((_request, response) => {
    state.asked += 1
    if (state.body === undefined) return
    response.writeHead(state.status, { 'content-type': 'text/xml' }).end(state.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const state: RateFeed = {
    url: `http://127.0.0.1:${port}/eurofxref-daily.xml`,
    body,
    status: 200,
    asked: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return state
}

/** What one euro was worth on a day, as far as the bank tells it. */
export const bankRates: Readonly<Record<string, string>> = {
  USD: '1.1362',
  JPY: '177.85',
  CZK: '24.251',
  DKK: '7.4671',
  GBP: '0.87213',
  HUF: '382.15',
  PLN: '4.2433',
  RON: '5.0905',
  SEK: '10.9675',
  CHF: '0.9214',
  ISK: '145.6',
  NOK: '11.6835',
  TRY: '48.6522',
  AUD: '1.6186',
  BRL: '6.1298',
  CAD: '1.6021',
  CNY: '8.0925',
  HKD: '8.8712',
  IDR: '18935.4',
  ILS: '3.7785',
  INR: '103.215',
  KRW: '1632.44',
  MXN: '20.9512',
  MYR: '4.7213',
  NZD: '1.9545',
  PHP: '66.512',
  SGD: '1.4678',
  THB: '36.912',
  ZAR: '19.8735',
}

type Feed = { readonly day?: string; readonly rates?: Readonly<Record<string, string>> }

/** The list of a day, in the form in which the bank publishes it. */
export function feedText({ day = '2026-11-13', rates = bankRates }: Feed = {}): string {
  const cubes = Object.entries(rates).map(
    ([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`
}
