// What folders hold.
#include <stdlib.h>
#include <string.h>
#include "operations.h"

/** A folder's names as they are when it is opened: they may change while it is read. */
typedef struct Listing {
  size_t size;
  char bytes[];
} Listing;

static size_t add_name(fuse_req_t req, Listing **listing, size_t at, const char *name, const Inode *inode) {
  size_t size = fuse_add_direntry(req, NULL, 0, name, NULL, 0);
  *listing = realloc(*listing, sizeof **listing + at + size);
  if (*listing == NULL) abort();
  fuse_add_direntry(req, (*listing)->bytes + at, size, name, &inode->stat, at + size);
  return at + size;
}

void open_folder(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file) {
  const Inode *folder = inode_of(number);
  Listing *listing = NULL;
  size_t size = add_name(req, &listing, 0, ".", folder);
  size = add_name(req, &listing, size, "..", folder->parent);
  for (const Entry *entry = folder->entries; entry != NULL; entry = entry->next)
    size = add_name(req, &listing, size, entry->name, entry->inode);
  listing->size = size;
  file->fh = (uintptr_t)listing;
  fuse_reply_open(req, file);
}

/** As many whole entries as fit. */
void read_folder(fuse_req_t req, fuse_ino_t number, size_t size, off_t from, struct fuse_file_info *file) {
  (void)number;
  const Listing *listing = (const Listing *)(uintptr_t)file->fh;
  size_t end = from;
  while (end < listing->size) {
    // An entry's own offset is where the next one begins.
    uint64_t next;
    memcpy(&next, listing->bytes + end + sizeof(uint64_t), sizeof next);
    if (next - from > size) break;
    end = next;
  }
  fuse_reply_buf(req, listing->bytes + from, end - from);
}

void close_folder(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file) {
  (void)number;
  free((void *)(uintptr_t)file->fh);
  fuse_reply_err(req, 0);
}
