import { defineModel } from '@palpite/paths/model.ts'
import { systemStatusMachine } from '#machines/site/system-status.machine.ts'

const end = '2026-12-01T03:00:00.000Z'
const normal = { status: 0 } as const
const maintenance = { status: 1, maintenanceEnd: end, customerService: null } as const
const restricted = { status: 2, ip: '203.0.113.7', customerService: null } as const

const answers = {
  'site open': { done: normal },
  'site under maintenance': { done: maintenance },
  'site restricted': { done: restricted },
  'no answer': { error: new Error('offline') },
}

export const systemStatusModel = defineModel(systemStatusMachine, {
  inputs: {
    'with site status unknown': { status: null },
    'with the site open': { status: normal },
    'with the site under maintenance': { status: maintenance },
    'with the site restricted': { status: restricted },
  },
  events: { 'status.changed': {}, 'status.retry': {} },
  outcomes: { readStatus: answers },
  // Omits the number of failures, which only makes the wait longer.
  view: ({ status }) => status?.status ?? null,
})
