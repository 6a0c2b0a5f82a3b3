import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aName, ask, hostAt, mailTo } from './person.ts'

/** Somebody with an AI account and the three credits of a proven address. */
export const anArtist = async (): Promise<string> => {
  const email = `${aName()}@ai.example`
  const body = {
    action: 'register',
    full_name: 'Ines Marsh',
    email,
    password: 'correct horse 42',
    birth_date: '1990-04-01',
    agree: true,
  }
  const { data } = await ask<{ token: string }>('POST /api/AI/design', { body })
  const mail = await mailTo(email, 'Verify your e-mail for AI Design')
  await ask(`GET /api/AI/design/email/verify/${/welcome\?code=(\w+)/.exec(mail)?.[1]}`)
  return data.token
}

/** The same person at a page that knows them. */
export const atEasel = async (page: Page): Promise<string> => {
  const token = await anArtist()
  await page.goto(hostAt('/faq'))
  await page.evaluate((kept) => localStorage.setItem('ai_token', kept), token)
  return token
}

/** A wall over a wooden floor. */
export const aRoom = async (): Promise<Buffer> => {
  const floor = await sharp({ create: { width: 1_200, height: 320, channels: 3, background: '#7a5535' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#e9e4da' } })
    .composite([{ input: floor, left: 0, top: 580 }])
    .jpeg()
    .toBuffer()
}
