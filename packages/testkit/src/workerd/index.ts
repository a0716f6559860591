export * from './database.ts';
export * from './dying-database.ts';
export * from './engine.ts';
export * from './factories.ts';
export * from './requests.ts';
export * from './stalling-database.ts';
export * from './watched-database.ts';
export * from './world.ts';
