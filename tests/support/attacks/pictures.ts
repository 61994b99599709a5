import { hostileDrawings, slowDrawing } from '../hostile-drawings.ts'
import { type Attack, type Attacker, asJson, strikeAt } from './attack.ts'

function spacedWidth(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1${' '.repeat(60_000)}!"></svg>`
}

const hostilePictures = [...Object.values(hostileDrawings), slowDrawing, spacedWidth()]

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
