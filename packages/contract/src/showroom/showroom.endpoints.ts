import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { domainBook } from './domain.ts'
import { domainMessages as say } from './domain.messages.ts'
import { ownShowroom, showroomAbout, showroomChange, showroomPhotosChange } from './own-showroom.ts'
import { shopProfile, showroomHit } from './showroom.ts'

/** Text of the ID box: spaces and dashes are forgiven, upper and lower case are one. */
const searchText = z.string().trim().max(80).default('')

const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const named = z.object({ domain: z.string(say.required).trim().min(1, say.required).max(300, say.tooLong) })
const book = replyOf(domainBook)

export const showroomEndpoints = {
  'GET /api/visualization/showrooms': {
    summary: 'Showrooms by Showroom ID or company name; at most ten.',
    access: 'anyone',
    query: z.object({ s: searchText }),
    reply: replyOf(z.array(showroomHit)),
  },
  'GET /api/visualization/shop_profile': {
    summary: 'A showroom’s profile and categories by its Showroom ID or its Pro’s id.',
    access: 'anyone',
    query: z.object({ vsd_id: searchText.optional(), showroom: searchText.optional() }),
    reply: replyOf(shopProfile),
  },
  'GET /api/visualization/showroom_about': {
    summary: 'What a showroom’s Pro tells of the business.',
    access: 'anyone',
    query: z.object({ showroom: searchText }),
    reply: replyOf(showroomAbout),
  },
  'GET /api/showroom/own': {
    summary: 'The caller’s showroom as they work on it: Contractor.',
    access: 'account',
    roles: ['Contractor'],
    pages: 'own',
    reply: replyOf(ownShowroom),
  },
  'PUT /api/showroom/own': {
    summary:
      'Changes brand, profile and shown categories of the caller’s showroom. Color needs a plan that has it.',
    access: 'account',
    roles: ['Contractor'],
    pages: 'own',
    body: showroomChange,
    reply: replyOf(ownShowroom),
  },
  'DELETE /api/showroom/logo': {
    summary: 'Takes the logo off the caller’s showroom.',
    access: 'account',
    roles: ['Contractor'],
    pages: 'own',
    reply: replyOf(ownShowroom),
  },
  'DELETE /api/showroom/banner': {
    ...ofPros,
    summary: 'Takes the banner off the caller’s showroom.',
    reply: replyOf(ownShowroom),
  },
  'PUT /api/showroom/photos': {
    ...ofPros,
    summary: 'Puts the pictures of the caller’s work in an order, with words; what is left out is removed.',
    body: showroomPhotosChange,
    reply: replyOf(ownShowroom),
  },
  'GET /api/showroom/domain': {
    ...ofPros,
    summary: 'The websites of the caller’s showroom: how each is proven, and when a tag was last seen there.',
    reply: book,
  },
  'POST /api/showroom/domain': {
    ...ofPros,
    summary: 'Puts a website on the list. It shows nothing before it is proven.',
    body: named,
    reply: book,
  },
  'POST /api/showroom/domain/verify': {
    ...ofPros,
    summary: 'Looks for the proof of a website now.',
    body: named,
    reply: book,
  },
  'DELETE /api/showroom/domain': {
    ...ofPros,
    summary: 'Takes a website off the list: within seconds it shows nothing of the showroom.',
    query: named,
    reply: book,
  },
} as const satisfies EndpointTable
