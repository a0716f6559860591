export * from './controls/control.ts';
