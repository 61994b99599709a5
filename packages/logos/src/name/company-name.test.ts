import { describe, expect, it } from 'vitest'
import { readCompanyName } from './company-name.ts'

const read = (name: string) => readCompanyName(name, () => true)

describe('readCompanyName', () => {
  it.each([
    ['Marlow Joinery', '', 'Marlow', 'Joinery'],
    ['Café Lumière', 'Café', 'Lumière', ''],
    ['Studio Ana Pérez Photography', 'Studio', 'Ana Pérez', 'Photography'],
    ['Kraftwerk Elektrotechnik GmbH', '', 'Kraftwerk', 'Elektrotechnik GmbH'],
    ['North & Field', '', 'North & Field', ''],
    ['Bold & Co', '', 'Bold', '& Co'],
    ['Garage', '', 'Garage', ''],
    ['Design Studio', '', 'Design Studio', ''],
  ])('knows what carries the name in %s', (name, lead, head, tail) => {
    expect(read(name)).toMatchObject({ lead, head, tail })
  })

  it.each([
    ['Marlow Joinery', 'M'],
    ['North & Field Architects', 'NF'],
    ['Rechtsanwältin Dr. Sophie Becker', 'SB'],
    ['The Garden of Eden', 'GE'],
    ['Яблоко и Ко', 'Я'],
    ['ñandú', 'Ñ'],
    ['3 Monkeys', '3M'],
    ['السلام', 'س'],
    ['เมืองทอง', 'ม'],
    ['青山写真', '青'],
    ['גן שלום', 'גש'],
  ])('takes the initials of %s', (name, initials) => {
    expect(read(name).initials.join('')).toBe(initials)
  })

  it.each([
    ['<b>Bold</b>', 'Bold'],
    ['🍕 Luigi 👩‍🚒', 'Luigi'],
    ['  a \n\t b  ', 'a b'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['🎈', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('draws of %j only %j', (name, text) => {
    expect(read(name).text).toBe(text)
  })

  it('leaves out what no font has', () => {
    expect(readCompanyName('A𒀀B', (letter) => letter !== '𒀀').text).toBe('A B')
  })
})
