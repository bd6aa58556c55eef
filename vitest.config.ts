import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{charts,machines,paths,server,unit,visualiser}/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/database-server.ts'],
    // Many of them wait for the database or for time, so that two share two cores well.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
