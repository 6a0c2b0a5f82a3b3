import { escaped } from '../http/escaped.ts'

type Drawn = { name: string; label: string; attributes: string }

const drawField = ({ name, label, attributes }: Drawn) => `
        <div class="field" data-field="${name}">
          <label for="${name}">${label}</label>
          <input id="${name}" name="${name}" aria-describedby="${name}-error" ${attributes}>
          <p class="error" id="${name}-error" aria-live="polite"></p>
        </div>`

const fields = [
  {
    name: 'card_number',
    label: 'Card number',
    attributes:
      'autocomplete="cc-number" inputmode="numeric" enterkeyhint="next" maxlength="23" placeholder="1234 1234 1234 1234"',
  },
  {
    name: 'name_on_Card',
    label: 'Name on card',
    attributes:
      'autocomplete="cc-name" autocapitalize="words" enterkeyhint="next" maxlength="120" spellcheck="false"',
  },
  {
    name: 'exp_date',
    label: 'Expiration date',
    attributes:
      'autocomplete="cc-exp" inputmode="numeric" enterkeyhint="next" maxlength="9" placeholder="MM/YY"',
  },
  {
    name: 'cvv',
    label: 'CVC',
    attributes:
      'autocomplete="cc-csc" inputmode="numeric" enterkeyhint="done" maxlength="4" placeholder="123"',
  },
]

/**
 * A document of its own, on an origin of its own: what is typed here, the page around it can not read.
 * Its fields are closed until that page listens: it would not know of what was typed before.
 */
export const framePage = (hostOrigin: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="host-origin" content="${escaped(hostOrigin)}">
    <title>Card</title>
    <link rel="stylesheet" href="/frame/frame.css">
    <script type="module" src="/frame/frame.js"></script>
  </head>
  <body>
    <form novalidate aria-label="Card">
      <fieldset disabled>${fields.map(drawField).join('')}
        <p class="hint">Test mode: no card is charged. Use 4242 4242 4242 4242, any future date and any CVC.</p>
      </fieldset>
    </form>
  </body>
</html>
`
