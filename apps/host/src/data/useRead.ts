import type { Call, ReplyFor, RequestFor } from '@showroom/contract/endpoints'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call as callServer } from './call.ts'
import { useEarlyReply } from './useEarlyReply.ts'
import { sentenceOf } from './failure.ts'
import { queryClient } from './query-client.ts'

/** What a screen shows of a read: waiting, failed, or there. */
export type Read<Reply> = { retry: () => void } & (
  | { kind: 'waiting' }
  | { kind: 'failed'; sentence: string; failure: unknown }
  /** `isOld`: it answers what was asked before, and stays until the answer to what is asked now has come. */
  | { kind: 'ready'; reply: Reply; isOld?: boolean }
)

type ReadCall = Extract<Call, `GET ${string}`>
type WithData<Reply> = Reply extends { data: infer Data } ? Data : never

/** One read of the contract. `replace` puts in what a write has answered; `last` stays when a later look fails. */
export const useRead = <C extends ReadCall>(call: C, ask: RequestFor<C>) => {
  type Data = WithData<ReplyFor<C>>
  const key = [call, ask]
  const early = useEarlyReply(call, ask)
  const read = useReadOf(key, (signal) => callServer(call, { ...ask, signal }), early)
  const at = JSON.stringify(key)
  const replace = useCallback(
    (data: Data) => {
      const queryKey: QueryKey = JSON.parse(at)
      const reply = queryClient.getQueryData<ReplyFor<C>>(queryKey)
      // What the server says beside its data (a page's number, a total) stays; where it has said nothing, it is asked.
      if (reply) queryClient.setQueryData<ReplyFor<C>>(queryKey, { ...reply, data })
      else void queryClient.refetchQueries({ queryKey })
    },
    [at],
  )
  /** Of what is there when the answer comes, not of what was drawn when it was asked for. */
  const change = useCallback(
    (by: (data: Data) => Data) => {
      const reply = queryClient.getQueryData<ReplyFor<C> & { data: Data }>(JSON.parse(at) as QueryKey)
      if (reply) replace(by(reply.data))
    },
    [at, replace],
  )
  return { ...read, replace, change }
}

/** What was there stays on the screen when a later look at it fails: somebody may be typing in it. */
export const lasting = <Reply>(read: Read<Reply> & { last: Reply | undefined }): Read<Reply> =>
  read.last === undefined ? read : { kind: 'ready', reply: read.last, retry: read.retry }

/** What is known before it is asked, and for how long an answer is not asked anew, in milliseconds. */
type Known<Reply> = { initialData?: Reply; initialDataUpdatedAt?: number; staleTime?: number }

/** Several calls under one key. What was there stays while something else is asked for. */
export const useReadOf = <Reply>(
  key: QueryKey,
  ask: (signal: AbortSignal) => Promise<Reply>,
  known?: Known<Reply> | null,
) => {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    { queryKey: key, queryFn: ({ signal }) => ask(signal), placeholderData: keepPreviousData, ...known },
    queryClient,
  )
  const retry = useCallback(() => void refetch(), [refetch])
  const read = shown({ data, error, isError, isFetching, isPlaceholderData, retry })
  return { ...read, last: data }
}

type Query<Reply> = {
  data: Reply | undefined
  error: Error | null
  isError: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  retry: () => void
}

const shown = <Reply>(query: Query<Reply>): Read<Reply> => {
  const { data, error, isError, isFetching, isPlaceholderData: isOld, retry } = query
  if (isError && !isFetching) return { kind: 'failed', failure: error, sentence: sentenceOf(error), retry }
  return isError || data === undefined
    ? { kind: 'waiting', retry }
    : { kind: 'ready', reply: data, isOld, retry }
}

/** Two reads that are of use only together. */
export const bothOf = <One, Other>(one: Read<One>, other: Read<Other>): Read<[One, Other]> => {
  const retry = () => {
    one.retry()
    other.retry()
  }
  if (one.kind === 'failed') return { ...one, retry }
  if (other.kind === 'failed') return { ...other, retry }
  if (one.kind === 'waiting' || other.kind === 'waiting') return { kind: 'waiting', retry }
  return { kind: 'ready', reply: [one.reply, other.reply], retry }
}
