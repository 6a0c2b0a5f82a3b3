import { BlockList, isIPv4 } from 'node:net'

/** What no website of a contractor lives on: our own machine and network, and what answers for a cloud's secrets. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')

/** The part of IPv6 that is routed at all. */
const routed = new BlockList()
routed.addSubnet('2000::', 3, 'ipv6')

/** Within it: documentation, tunnels and translations, whose inner address could be any. */
const closedV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  closedV6.addSubnet(network, bits, 'ipv6')

/** Whether a server may be asked to fetch from there on a stranger's word. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !closed.check(address, 'ipv4')
    : routed.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
