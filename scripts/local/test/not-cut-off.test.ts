import { describe, expect, it, vi } from 'vitest';
import { notCutOff } from '../not-cut-off.ts';

const cutOff = () =>
  new Error('Failed query', { cause: new TypeError('fetch failed', { cause: new Error('other side closed') }) });

describe('work with the local runtime', () => {
  it('is done again where the connection was cut off', async () => {
    const work = vi.fn().mockRejectedValueOnce(cutOff()).mockRejectedValueOnce(cutOff()).mockResolvedValue('done');
    expect(await notCutOff(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is given up after three times', async () => {
    const work = vi.fn().mockRejectedValue(cutOff());
    await expect(notCutOff(work)).rejects.toThrow('Failed query');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('fails at once for any other reason', async () => {
    const work = vi.fn().mockRejectedValue(new Error('no such table: cities'));
    await expect(notCutOff(work)).rejects.toThrow('no such table');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
