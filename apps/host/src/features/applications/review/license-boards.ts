import type { UsState } from '@showroom/contract/account/us-states'

/** Public registers of contractors' licenses, by state: where an Admin looks a number up. Elsewhere cities and counties license. */
const boards: Partial<Record<UsState, string>> = {
  AL: 'https://genconbd.alabama.gov/',
  AK: 'https://www.commerce.alaska.gov/cbp/main/search/professional',
  AZ: 'https://roc.az.gov/contractor-search',
  AR: 'https://labor.arkansas.gov/',
  CA: 'https://www.cslb.ca.gov/onlineservices/checklicenseII/checklicense.aspx',
  CT: 'https://www.elicense.ct.gov/Lookup/LicenseLookup.aspx',
  DC: 'https://dlcp.dc.gov/',
  FL: 'https://www.myfloridalicense.com/wl11.asp',
  GA: 'https://verify.sos.ga.gov/verification/',
  HI: 'https://pvl.ehawaii.gov/pvlsearch/',
  ID: 'https://dopl.idaho.gov/',
  IA: 'https://dial.iowa.gov/',
  LA: 'https://lslbc.louisiana.gov/contractor-search/',
  MD: 'https://www.labor.maryland.gov/license/',
  MA: 'https://www.mass.gov/check-a-professional-license',
  MI: 'https://www.lara.michigan.gov/',
  MN: 'https://www.dli.mn.gov/',
  MS: 'https://www.msboc.us/',
  NE: 'https://dol.nebraska.gov/',
  NV: 'https://www.nvcontractorsboard.com/',
  NJ: 'https://www.njconsumeraffairs.gov/',
  NM: 'https://www.rld.nm.gov/',
  NC: 'https://nclbgc.org/',
  ND: 'https://firststop.sos.nd.gov/search',
  OR: 'https://search.ccb.state.or.us/search/',
  PA: 'https://hicsearch.attorneygeneral.gov/',
  RI: 'https://crb.ri.gov/',
  SC: 'https://verify.llronline.com/',
  TN: 'https://verify.tn.gov/',
  UT: 'https://secure.utah.gov/llv/search/index.html',
  VA: 'https://www.dpor.virginia.gov/LicenseLookup',
  WA: 'https://secure.lni.wa.gov/verify/',
  WV: 'https://labor.wv.gov/',
}

export const boardOf = (state: string): string | null => Reflect.get(boards, state) ?? null

/** Where no register of the whole state is known: cities and counties may have one. */
export const boardSearch = (stateName: string): string =>
  `https://www.google.com/search?${new URLSearchParams({ q: `${stateName} contractor license lookup state licensing board` })}`
