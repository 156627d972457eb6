import { type ChannelBody, type ChannelChange, calls } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { say } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { refreshChannels } from './queries.ts';

const channel = calls.channel;

export const useAddChannel = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChannelBody) => call(channel.add, { body }),
    onSuccess: () => {
      showToast('status', say('channels.added'));
      return refreshChannels(queries);
    },
  });
};

export const useChangeChannel = (id: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChannelChange) => call(channel.change, { params: { id }, body }),
    onSuccess: () => {
      showToast('status', say('channels.saved'));
      return refreshChannels(queries);
    },
  });
};

export const useDeleteChannel = (id: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(channel.remove, { params: { id } }),
    onSuccess: () => showToast('status', say('channels.deleted')),
    // One that was deleted elsewhere is gone from the list too.
    onSettled: () => refreshChannels(queries),
  });
};

export const useTestChannel = (id: number) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(channel.test, { params: { id } }),
    onSettled: () => refreshChannels(queries),
  });
};
