import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

const from = 'Showroom <reply+abc@x.test>'

test.each([
  ['Gmail', `Yes.\n\nOn Mon, Nov 23, 2026 at 9:00 AM ${from} wrote:\n\n> Hello\n> there\n`, 'Yes.'],
  [
    'a quote’s head that is broken in two',
    `Yes.\n\nOn Mon, Nov 23, 2026 at 9:00 AM\n${from} wrote:\n> Hello`,
    'Yes.',
  ],
  [
    'a telephone',
    `Ok!\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 09:00, ${from} wrote:\n> \n> hi`,
    'Ok!',
  ],
  ['French', `Oui\n\nLe lun. 23 nov. 2026 à 09:00, ${from} a écrit :\n> salut`, 'Oui'],
  ['German', `Ja\n\nAm 23.11.2026 um 09:00 schrieb ${from}:\n> hallo`, 'Ja'],
  ['Outlook', `Gut\n\nFrom: ${from}\nSent: Monday\nTo: Ada\nSubject: x\n\nHello Ada`, 'Gut'],
  ['an original message', 'Fine.\r\n\r\n-----Original Message-----\r\nHello Ada', 'Fine.'],
  ['our own line', `Nine boxes.\n\n— ${say.aboveThisLine} —\n\nBea: How many?`, 'Nine boxes.'],
  ['a signature', 'Yes\n\n-- \nAda Lovelace\n+1 555', 'Yes'],
  ['who writes between the lines', '> Which?\nThe grey.\n> How many?\nNine.', 'The grey.\nNine.'],
  ['who writes below', `On Monday ${from} wrote:\n> Which?\n\nThe grey.`, 'The grey.'],
  ['nothing but a quote', `\n\nOn Monday ${from} wrote:\n> Which?`, ''],
])('%s: what was written stays, and nothing else', (_program, text, words) => {
  expect(ownWords(text)).toBe(words)
})

test.each([
  'Hi, we need:\n- 3 boxes\n- grout\n\nThanks,\nAda',
  'On Monday the plumber comes.\nHe wrote: bring the faucet.',
  'From: the door To: the window it is 9 feet.',
  'Size: 9 x 12\n\nThe one you sent from my list is good.',
])('prose is left alone: %s', (text) => {
  expect(ownWords(text)).toBe(text)
})

test('no mail is slow to read', () => {
  const begun = performance.now()
  ownWords(
    `${'a '.repeat(50_000)}\n${'On '.repeat(20_000)}\n${'On <a@b.c> '.repeat(20_000)}\n${'>\n'.repeat(20_000)}`,
  )
  ownWords('On a\n'.repeat(20_000))
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('whatever is written, nothing is added to it', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '> b', '', '-- ', `On x ${from} wrote:`, 'From: c', 'To: d', 'Yes.')),
      (lines) => {
        const words = ownWords(lines.join('\n'))
        const given = new Set<string>(lines)
        expect(words.split('\n').every((line) => line === '' || given.has(line))).toBe(true)
        expect(words).not.toMatch(/^>/m)
      },
    ),
  ))
