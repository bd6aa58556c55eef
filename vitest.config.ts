import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{machines,paths,server,unit}/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
