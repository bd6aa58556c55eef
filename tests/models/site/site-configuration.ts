import { defineModel } from '@palpite/paths/model.ts'
import { siteConfigurationMachine } from '#machines/site/site-configuration.machine.ts'
import type { SiteConfiguration } from '#protocol/site/site-configuration.ts'

export const someSite: SiteConfiguration = {
  customerService: [],
  domainRoute: 'palpite.example',
  linkDomains: [],
  mainDomain: 'palpite.example',
  resources: [],
  whitelabel: [{ modId: 'FREEPLAY3', enabled: true, childrenNodes: [] }],
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  location: 'BR',
  dialingCode: '55',
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  publicCaptcha: false,
}

export const siteConfigurationModel = defineModel(siteConfigurationMachine, {
  inputs: {
    'without a configuration': { site: null },
    'configuration sent with the page': { site: someSite },
  },
  events: { 'site.changed': {} },
  outcomes: {
    readSiteConfiguration: {
      'configuration loaded': { done: someSite },
      'no answer': { error: new Error('offline') },
    },
  },
  view: ({ site }) => site !== null,
})
