/**
 * Advisory lock. Seeding a world takes it in exclusive mode. Work that must not run during seeding takes it
 * in shared mode.
 */
export const WORLD_LOCK = 727_276
