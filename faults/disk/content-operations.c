// What files hold: read, written, synced.
#include <fcntl.h>
#include "names.h"
#include "operations.h"

void open_file(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file) {
  if (file->flags & O_TRUNC) resize(inode_of(number), 0);
  fuse_reply_open(req, file);
}

void read_file(fuse_req_t req, fuse_ino_t number, size_t size, off_t at, struct fuse_file_info *file) {
  (void)file;
  const Bytes *now = &inode_of(number)->now;
  size_t left = (size_t)at < now->size ? now->size - at : 0;
  fuse_reply_buf(req, left == 0 ? NULL : now->bytes + at, left < size ? left : size);
}

static void sync_inode(Inode *inode) {
  if (S_ISREG(inode->stat.st_mode)) sync_content(inode);
  sync_names(inode);
}

void write_file(fuse_req_t req, fuse_ino_t number, const char *bytes, size_t size, off_t at,
                       struct fuse_file_info *file) {
  Inode *inode = inode_of(number);
  write_at(inode, bytes, size, at);
  // O_SYNC is O_DSYNC and more.
  if (file->flags & O_DSYNC) sync_inode(inode);
  fuse_reply_write(req, size);
}

void sync_file(fuse_req_t req, fuse_ino_t number, int data_only, struct fuse_file_info *file) {
  (void)data_only;
  (void)file;
  sync_inode(inode_of(number));
  fuse_reply_err(req, 0);
}
