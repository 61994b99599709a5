import { describe, expect, it } from 'vitest'
import { fold } from '../finding/fold.ts'
import { linesOf } from './lines.ts'
import { messagesOf } from './messages.ts'

function read(text: string) {
  return messagesOf(linesOf(text, fold(text))).map((message) => ({
    kind: message.kind,
    from: message.headers.from?.text ?? message.introduction,
    body: message.lines
      .map((line) => line.text)
      .join('\n')
      .trim(),
  }))
}

describe('the messages of a text', () => {
  it('a reply and what it quotes', () => {
    const text =
      'Fine by me.\n\nOn 3 Nov 2026 at 10:12, Ann Lee\n<ann@a.example> wrote:\n> 400 as agreed?\n> > 500\n'
    expect(read(text)).toMatchObject([
      { kind: 'new', body: 'Fine by me.' },
      { kind: 'quoted', body: '400 as agreed?' },
      { kind: 'quoted', body: '500' },
    ])
  })

  it('headers are read, not taken for text', () => {
    const text =
      'Von: Jo <jo@a.example>\nAn: Mo <mo@b.example>\nBetreff: Auftrag\n\nHallo Mo,\nbitte 3 Tage.'
    expect(read(text)).toEqual([
      { kind: 'new', from: 'Von: Jo <jo@a.example>', body: 'Hallo Mo,\nbitte 3 Tage.' },
    ])
  })

  it('what was forwarded is told from what is quoted', () => {
    const text =
      'Can you bill this?\n\n---------- Forwarded message ---------\nFrom: A <a@a.example>\nDate: today\n\nTwo days at 600'
    expect(read(text).map((message) => message.kind)).toEqual(['new', 'forwarded'])
  })

  it('an original message under the answer is quoted', () => {
    const text = 'Ok.\n\n-----Ursprüngliche Nachricht-----\nVon: A\nGesendet: gestern\n\nalt'
    expect(read(text).map((message) => message.kind)).toEqual(['new', 'quoted'])
  })
})
