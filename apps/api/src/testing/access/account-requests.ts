import { anAddress, aRegistration } from '../../account/testing/person.ts'
import { vapidKeys } from '../../notification/testing/a-push-service.ts'
import type { Objects } from './asked.ts'

const random = 'x'.repeat(43)
const aSubscription = {
  endpoint: 'https://push.test/a-browser',
  keys: { p256dh: vapidKeys.VAPID_PUBLIC_KEY, auth: 'A'.repeat(22) },
}

export const doors = () => ({
  'POST /api/register': { body: aRegistration() },
  'POST /api/login': { body: { email: 'nobody@people.test', password: 'not the password' } },
  'POST /api/logout': {},
  'GET /api/authuser': {},
  'GET /api/email/resend': {},
  'GET /api/email/verify/{code}': { params: 'never-sent' },
  'GET /api/login/verify_otp': { query: { otp: '000000' } },
  'POST /api/password/forgot': { body: { email: 'nobody@people.test' } },
  'POST /api/password/reset': { body: { code: 'never-sent', password: 'long enough' } },
  'POST /api/password/change': { body: { current_password: 'x', password: 'long enough' } },
  'GET /api/sociallogin': {},
  'POST /api/sociallogin/{provider}': { params: 'nobody', body: { code: random, state: random } },
  'POST /api/sociallogin/{provider}/proof': { params: 'nobody', body: { proof: random, code: '000000' } },
})

/** Where what happens is told besides the list. */
export const ownDevices = () => ({
  'POST /api/push_subscription': { body: aSubscription },
  'DELETE /api/push_subscription': {},
  'POST /api/sms_phone': { body: { country_code: '+1', phone_number: '6265550147' } },
  'PUT /api/sms_phone': { body: { code: '000000' } },
  'DELETE /api/sms_phone': {},
})

export const ownAccount = (owner: Objects) => ({
  'GET /api/profile': {},
  'PUT /api/profile': { body: { first_name: 'Changed' } },
  'DELETE /api/profile_photo': {},
  'GET /api/setting': {},
  'PUT /api/setting': { body: { units: 'decimal' } },
  'GET /api/notification': {},
  'PUT /api/notification': { body: { is_read: true } },
  'PUT /api/notification/{id}': { params: owner.notificationId, body: { is_read: true } },
  'GET /api/notification_preference': {},
  'PUT /api/notification_preference': { body: { quiet_hours: { from: '22:00', to: '07:00' } } },
  'GET /api/session': {},
  'DELETE /api/session/{id}': { params: owner.sessionId },
  'DELETE /api/session': {},
  'GET /api/session/history': {},
  'GET /api/two_step': {},
  'POST /api/two_step': { body: { current_password: 'not a password of anybody' } },
  'PUT /api/two_step': { body: { code: '000000' } },
  'POST /api/two_step/recovery': { body: { current_password: 'not a password of anybody', code: '000000' } },
  'POST /api/two_step/off': { body: { current_password: 'not a password of anybody', code: '000000' } },
  'POST /api/two_step/sign_in': { body: { challenge: 'x'.repeat(43), code: '000000' } },
  'POST /api/email/change': { body: { email: 'new@people.test', current_password: 'not the password' } },
  'GET /api/address': {},
  'POST /api/address': { body: anAddress() },
  'PUT /api/address/{id}': { params: owner.addressId, body: anAddress() },
  'DELETE /api/address/{id}': { params: owner.addressId },
  'GET /api/payment/setup': {},
  'GET /api/payment/card': {},
  'POST /api/payment/card': { body: { payment_method_id: 'pm_neverGiven' } },
  'PUT /api/payment/card/{id}': { params: owner.cardId, body: { is_default: true } },
  'DELETE /api/payment/card/{id}': { params: owner.cardId },
  'GET /api/account/data': {},
  'GET /api/account/reasons_to_stay': {},
  'POST /api/account/age': { body: { birth_date: '1990-01-01' } },
  'POST /api/account/delete': { body: { current_password: 'not the password' } },
  'POST /api/session/resume': {},
  'GET /api/session/device': {},
  'DELETE /api/session/device/{id}': { params: owner.deviceId },
})
