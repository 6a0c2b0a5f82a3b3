import { commonMessages as common } from '../../common.messages.ts'
import { passwordMinimum } from '@showroom/contract/policy/figures'

/** What the form kit says by itself; sentences about a field are the form's own. */
export const formMessages = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: ['Very easy to guess', 'Easy to guess', 'Could be stronger', 'Strong', 'Very strong'],
  strengthLabel: 'Password strength',
  passwordHint: `At least ${passwordMinimum} characters.`,
  limit: (letters: number) => `No more than ${letters.toLocaleString('en-US')} characters fit in here.`,
  countryCode: 'Country code',
  pickColor: (label: string) => `${label}: pick by eye`,
  dropper: 'Take a color from the screen',
  notation: 'Written as',
  whiteTextContrast: (ratio: string) => `White text on it has a contrast of ${ratio} to 1.`,
  darkTextContrast: (ratio: string) => `Dark text on it has a contrast of ${ratio} to 1.`,
  tooLightForLinks: 'It is too light for text on white, so links take a darker shade of it.',
  chooseFile: 'Choose a file, drop or paste it here',
  choosePicture: 'Choose a file, take a photo, drop or paste it here',
  phone: 'Phone number',
  address: {
    street: 'Street address',
    apartment: 'Apartment, suite, unit',
    city: 'City',
    state: 'State',
    zip_code: common.zipCode,
  },
  chooseState: 'Choose a state',
  suggestedAddresses: 'Suggested addresses',
  suggestedBy: 'Suggested by Google Maps',
  addressesFound: (count: number) => (count === 1 ? '1 address suggested' : `${count} addresses suggested`),
  zipFilled: (city: string, state: string) => `${city}, ${state} filled in.`,
} as const
